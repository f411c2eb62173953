### What is ruled when a hand goes wrong; .until says until when it can be put right, .say what the dealer says aloud
### $seat who it is about · $first who is to act · $between those before $seat, $first among them · $deed an action · $cards, $burn cards · $n, $to chips · $others further seats

## Cards too early, too many, without their burn
ruled-early-cards-back = まず、そのラウンドのベットを終える。バーンはそのままとし、{ $cards }をスタブに戻して裏向きにシャッフルし、バーンせずにそのストリートを配り直す。早く出たカードは数えない。
    .until = 期限を定めた出典はない。訂正するまで、次のカードを配らない。
    .say = 先に開いてしまいました。ベットを続け、このストリートは配り直します。
ruled-early-turn-aside = { $cards }を脇に置いて、ベットを終える。1枚バーンし、リバーになるはずだったカードをターンとする。そのラウンドの後に{ $cards }をスタブに戻してシャッフルし、バーンせずにリバーを開く。
    .until = 期限を定めた出典はない。訂正するまで、次のカードを配らない。
    .say = ターンを先に開いてしまいました。脇に置き、ベットを続けます。
ruled-early-cards-removed = { $cards }を取り除く。ベットを終えた後、残りのプレイヤー1人につき1枚ずつをさらに取り除き、以後のカードが本来のプレイヤーに渡るようにする。それからバーンして続ける。取り除いたカードは、スタブが足りないときのために残す。
    .until = 期限を定めた出典はない。訂正するまで、次のカードを配らない。
    .say = 先に配ってしまいました。カードを取り除き、ベットを続けます。
ruled-one-of-four-drawn = 順番が分かるように見えても、フロアを呼ぶ。4枚を裏向きにして混ぜ、フロアが1枚を引く。引いた{ $burn }をターンのバーンとし、{ $cards }をフロップとする。
    .until = 期限を定めた出典はない。ターンを開く前に限る。
    .say = フロップが4枚出ました。フロアお願いします。
ruled-new-flop = { $cards }をスタブに戻して裏向きにシャッフルし、バーンせずにフロップを開き直す。
    .until = 期限を定めた出典はない。ターンを開く前に限る。
    .say = フロップが4枚出ました。戻して開き直します。
ruled-unburned-flop-scrambled = 3枚を裏向きにして混ぜ、1枚を選ぶ。選んだ{ $burn }をバーンとし、残りの2枚とスタブの次の1枚（{ $cards }）をフロップとする。
    .until = フロップで最初のアクションがあるまで（チェックを含む）。
    .say = バーンを忘れました。3枚のうち1枚をバーンにします。お待ちください。
ruled-unburned-flop-anew = { $cards }は表になったので、スタブに戻して裏向きにシャッフルする。1枚バーンして、フロップを開く。
    .until = フロップで最初のアクションがあるまで（チェックを含む）。
    .say = バーンを忘れました。フロップを戻して開き直します。
ruled-unburned-stands = { $cards }に対してアクションがあったので、そのままとする。次のストリートの前には、いつもどおり1枚バーンする。2枚にしたり省いたりしない。
    .until = そのストリートの最初のアクションまで。すでに期限を過ぎている。
    .say = バーンを忘れました。カードはそのままで、続けます。
ruled-order-restored = { $cards }に対してアクションがあったので、そのままとする。次のストリートの前には、本来出るはずだったカードが出るようにバーンする。
    .until = そのストリートの最初のアクションまで。すでに期限を過ぎている。
    .say = バーンを忘れました。カードはそのままで、次から順番を戻します。
ruled-burn-put-right = 訂正する。{ $burn }をバーンとし、{ $cards }をそのストリートのカードとする。
    .until = そのストリートの最初のアクションまで。全員がオールインの場合は、ポットを渡すまで。
    .say = バーンを忘れました。訂正します。お待ちください。
ruled-second-burn-put-right = 訂正する。2枚目のバーンが本来のカードである。{ $cards }をそのストリートのカードとし、{ $burn }はスタブの一番上に戻す。
    .until = そのストリートの最初のアクションまで。全員がオールインの場合は、ポットを渡すまで。
    .say = 2枚バーンしました。訂正します。お待ちください。
ruled-second-burn-stands = { $cards }に対してアクションがあったので、そのままとする。2枚目のバーンもバーンのままとし、次のストリートの前には、いつもどおり1枚バーンする。
    .until = そのストリートの最初のアクションまで。すでに期限を過ぎている。
    .say = 2枚バーンしました。カードはそのままで、続けます。
ruled-second-burn-back = { $cards }に対してアクションがあったので、そのままとする。2枚目のバーンはスタブの一番上に戻し、次のストリートのバーンとする。
    .until = そのストリートの最初のアクションまで。すでに期限を過ぎている。
    .say = 2枚バーンしました。カードはそのままで、2枚目のバーンを戻します。

## Cards of players
ruled-exposed-misdeal = 最初に配った2枚のいずれか、または裏向きのカード2枚以上が表になった（{ $cards }）ので、ミスディールとする。カードをすべて集め、{ $button ->
       [0] レベルを変えず
      *[other] ボタンもレベルも変えず
    }、新しいプレイヤーも加えずに配り直す。
    .until = SAまで。キャッシュゲームでは、強制ベットの後に2人がアクションするまで。
    .say = ミスディールです。カードを戻してください。配り直します。
ruled-exposed-stud-misdeal = 裏向きに配るカードが表になった（{ $cards }）ので、ミスディールとする。カードをすべて集め、{ $button ->
       [0] レベルを変えず
      *[other] ボタンもレベルも変えず
    }、新しいプレイヤーも加えずに配り直す。
    .until = SAまで。キャッシュゲームでは、強制ベットの後に2人がアクションするまで。
    .say = ミスディールです。カードを戻してください。配り直します。
ruled-exposed-first-burn = ミスディールではない。全員に配り終え、{ SEAT($seat) }の{ $cards }をスタブの一番上のカードと取り替える。{ $cards }を最初のバーンとする。
    .until = 配り終えたとき、誰かがアクションする前に行う。
    .say = { $cards }が表になりました。取り替えて、最初のバーンにします。
ruled-exposed-by-the-room = ミスディールではない。{ SEAT($seat) }の{ $cards }の扱いは、ハウスルールによる。
    .until = 配り終えたとき、誰かがアクションする前に行う。
    .say = { $cards }が表になりました。フロアお願いします。
ruled-exposed-too-late = { $by ->
       [two] 強制ベットの後に2人がアクションした
      *[sa] SAがあった
    }ので、ミスディールとせず、そのまま続ける。
    .until = { $by ->
       [two] 強制ベットの後の2人目のアクションまで。すでに期限を過ぎている。
      *[sa] SAまで。すでに期限を過ぎている。
    }
    .say = ミスディールにはなりません。続けます。
ruled-exposed-kept = ミスディールではない。{ SEAT($seat) }に選択の余地はなく、{ $cards }をそのまま使う。
    .until = 配り終えたとき、誰かがアクションする前に行う。
    .say = { $cards }が表になりました。そのまま使います。
ruled-exposed-door = { SEAT($seat) }の{ $cards }をドアカードとする。このカードによってブリングインに当たることもある。3枚目は裏向きのままとする。
    .until = 配り終えたとき、ブリングインの前に行う。
    .say = { $cards }が表になりました。ドアカードにします。
ruled-exposed-door-no-bring-in = { SEAT($seat) }の{ $cards }をドアカードとするが、このカードはブリングインの対象としない。{ SEAT($seat) }が出すはずだった場合は、その左隣から、フォールド、ブリングイン、フルベットのいずれかで始める。3枚目は裏向きのままとする。
    .until = 配り終えたとき、ブリングインの前に行う。
    .say = { $cards }が表になりました。ドアカードにします。このカードはブリングインの対象になりません。
ruled-exposed-both-down = { SEAT($seat) }の裏向きの2枚が両方とも表になったので、ハンドを無効とし、アンティを返す。Robert's Rulesの扱いであり、TDAルールには定めがない。
    .until = 配り終えたとき、ブリングインの前に行う。
    .say = 2枚とも表になりました。ハンドは無効で、アンティを返します。
ruled-button-completed = ボタンの{ SEAT($seat) }には、SAの後であっても、足りないカードを配る。ミスディールではない。
    .until = ボタンのプレイヤーがアクションするまで。
    .say = ボタンのカードが足りないので、1枚配ります。
ruled-short-button-dead = ボタンの{ SEAT($seat) }は足りないままアクションしたので、ハンドを無効とする。カードをマックし、ほかのプレイヤーは続ける。
    .until = ボタンのプレイヤーのアクションまで。すでに期限を過ぎている。
    .say = ボタンは、足りないままアクションしたので、手札は無効です。
ruled-wrong-number-misdeal = { SEAT($seat) }の枚数が違うので、ミスディールとする。カードをすべて集め、{ $button ->
       [0] レベルを変えず
      *[other] ボタンもレベルも変えず
    }、新しいプレイヤーも加えずに配り直す。
    .until = SAまで。キャッシュゲームでは、強制ベットの後に2人がアクションするまで。
    .say = 枚数違いでミスディールです。カードを戻してください。
ruled-wrong-number-dead = { SEAT($seat) }のハンドを無効とする。カードをすべてマックし、出したチップはポットに残す。ほかのプレイヤーは続ける。バーンはストリートごとに1枚とし、並びは元に戻さない。
    .until = { $by ->
       [two] 強制ベットの後の2人目のアクションまで。すでに期限を過ぎている。
      *[sa] SAまで。すでに期限を過ぎている。
    }
    .say = 枚数違いでハンドは無効です。ほかの方は続けます。
ruled-extra-card-burned = ミスディールではない。{ SEAT($seat) }の余分な1枚を、見ないでスタブに戻し、最初のバーンとする。
    .until = SAまで。キャッシュゲームでは、強制ベットの後に2人がアクションするまで。
    .say = 1枚多いので、戻してバーンにします。
ruled-missing-dealt = まだ誰もアクションしていないので、{ SEAT($seat) }に足りないカードを配る。
    .until = 最初のアクションまで。
    .say = カードが足りないので、今配ります。
ruled-missing-misdeal = または、ミスディールとし、カードをすべて集めて同じ条件で配り直す。
ruled-drawn-up = ミスディールではない。{ SEAT($seat) }はそのまま続け、ドローで正しい枚数になるように受け取る。
    .until = 最初のアクションまで。すでに期限を過ぎている。
    .say = カードが足りません。ドローで補います。
ruled-fouled-deck = 直ちにディールを中止し、そのディールで出したチップを全員に返す。デッキを交換する。
    .until = ディールの途中ならいつでも。終わった後は、異議の期限まで。
    .say = デッキに不備があります。このディールは無効で、チップをすべて返します。
ruled-fouled-deck-known = 直ちにディールを中止し、そのディールで出したチップを全員に返す。気付きながら賭け続けたプレイヤーには、返さないことがある。その分は次のディールに残し、今回配られたプレイヤーだけで争う。デッキを交換する。
    .until = ディールの途中ならいつでも。終わった後は、異議の期限まで。
    .say = デッキに不備があります。このディールは無効です。フロアお願いします。

## Turns
ruled-out-of-turn = アクションを{ SEAT($first) }に戻す。{ LIST(SEAT($between)) }がチェック、コール、フォールドのいずれかにとどまれば、{ SEAT($seat) }の{ $deed }を有効とする。その間の誰かがベットまたはレイズしたときは、チップを返し、{ SEAT($seat) }にすべての選択肢を認める。
    .until = { SEAT($seat) }の順番が来るまで。
    .say = 順番が違います。アクションは{ SEAT($first) }です。
ruled-out-of-turn-may-bind = アクションを{ SEAT($first) }に戻す。{ LIST(SEAT($between)) }がベット、コール、レイズのいずれもしなければ、{ SEAT($seat) }の{ $deed }を有効と裁定することができる。順番外にチェックしたプレイヤーは、次の順番でベットもレイズもできない。
    .until = { SEAT($seat) }の順番が来るまで。
    .say = 順番が違います。アクションは{ SEAT($first) }です。
ruled-checked-facing-a-bet = アクションを{ SEAT($first) }に戻す。ベットがあってチェックできないため、{ SEAT($seat) }は、順番が来たらコールまたはフォールドだけを選ぶことができ、レイズはできない。{ LIST(SEAT($between)) }のうち誰かがレイズしたときは、{ SEAT($seat) }にすべての選択肢を認める。
    .until = { SEAT($seat) }の順番が来るまで。
    .say = 順番が違います。アクションは{ SEAT($first) }です。{ SEAT($seat) }は、コールかフォールドだけです。
ruled-folded-out-of-turn = { SEAT($seat) }のフォールドは有効とし、ハンドはここで無効となる。アクションを{ SEAT($first) }に戻す。ペナルティの対象となることがある。
    .until = フォールドは訂正しない。
    .say = 順番外のフォールドです。アクションは{ SEAT($first) }です。
ruled-skipped = アクションを、飛ばされた{ SEAT($first) }に戻す。{ LIST(SEAT($between)) }がチェック、コール、フォールドのいずれかにとどまれば、{ SEAT($seat) }の{ $deed }を有効とする。その間の誰かがベットまたはレイズしたときは、チップを返し、{ SEAT($seat) }にすべての選択肢を認める。
    .until = { SEAT($first) }の後ろでSAがあるまで。妥当な時間のうちに申し出る。キャッシュゲームでは、3人がアクションするまで。
    .say = 順番を飛ばしました。アクションは{ SEAT($first) }です。
ruled-skipped-too-late = { SEAT($first) }が申し出ないうちに後ろでSAがあったので、そのアクションを有効とする。{ SEAT($first) }のハンドは、フロアの裁定による。ここでは無効とする。
    .until = { SEAT($first) }の後ろでSAがあるまで。すでに期限を過ぎている。キャッシュゲームでは、3人目のアクションまで。
    .say = 順番を飛ばされた方がいます。フロアお願いします。
ruled-also-folds = { SEAT($seat) }のフォールドも有効とし、そのハンドはここで無効となる。
ruled-also-binds = { SEAT($seat) }の{ $deed }も、同様に有効とする。
ruled-comes-to = { SEAT($seat) }の{ $said }は認められないので、{ $deed }とする。
ruled-skipped-live = または、{ SEAT($first) }のハンドを有効とし、ほかのプレイヤーの後にアクションさせるが、ベットとレイズは認めない。

## Amounts
ruled-undercall-heads-up = 残りが2人なので、出した額がコールに足りない{ SEAT($seat) }は、{ CHIPS($n) }を足す（合計{ CHIPS($to) }）。
    .until = そのプレイヤーの順番の間（次のプレイヤーがアクションするまで）。
    .say = コールにはあと{ CHIPS($n) }です。
ruled-undercall-opening = 最初のベットへのコールに足りない{ SEAT($seat) }は、{ CHIPS($n) }を足す（合計{ CHIPS($to) }）。
    .until = そのプレイヤーの順番の間（次のプレイヤーがアクションするまで）。
    .say = コールにはあと{ CHIPS($n) }です。
ruled-undercall-floor = { SEAT($seat) }はコールに{ CHIPS($n) }足りない。レイズに対するコールか、ごくわずかな額なので、フロアの裁定による。ここでは合計{ CHIPS($to) }まで足す。
    .until = そのプレイヤーの順番の間（次のプレイヤーがアクションするまで）。
    .say = コールは{ CHIPS($to) }です。フロアお願いします。
ruled-undercall-forfeited = または、{ SEAT($seat) }は{ CHIPS($left) }をポットに残してフォールドする。{ $back ->
       [0] {""}
      *[other] レイズの前であれば{ CHIPS($left) }のコールだったので、{ CHIPS($back) }は返す。
    }
ruled-undercall-brought-up = 出した額がコールに足りない{ SEAT($seat) }は、{ CHIPS($n) }を足す（合計{ CHIPS($to) }）。それによってレイズになることはない。
    .until = ラウンドが終わるまで。
    .say = コールにはあと{ CHIPS($n) }です。
ruled-undercall-unaware = 出した額がコールに足りない{ SEAT($seat) }は、{ CHIPS($n) }を足す（合計{ CHIPS($to) }）。
    .until = そのプレイヤーの順番の間（次のプレイヤーがアクションするまで）。
    .say = コールは{ CHIPS($to) }です。フロアお願いします。
ruled-undercall-taken-back = または、{ SEAT($seat) }がレイズに気付いていなければ、後ろの誰もアクションしていないので、チップを返し、{ SEAT($seat) }にすべての選択肢を認める。
ruled-several-undercalls = アクションを{ SEAT($seat) }に戻し、{ CHIPS($n) }を足させる（合計{ CHIPS($to) }）。改めて順番の来る{ LIST(SEAT($others)) }については、フロアが裁定する。
    .until = そのプレイヤーの順番の間（次のカードを配るまで）。
    .say = コールは{ CHIPS($to) }です。{ SEAT($seat) }に戻ります。
ruled-under-raise = { SEAT($seat) }のレイズを合計{ CHIPS($to) }に訂正する。{ SEAT($seat) }とコールした全員が、{ CHIPS($n) }ずつ足す。
    .until = 次のカードを配るまで。最後のストリートでは、ショーダウンが始まるまで。
    .say = レイズは{ CHIPS($to) }からです。コールした方も{ CHIPS($n) }足してください。
ruled-under-bet = { SEAT($seat) }のベットを{ CHIPS($to) }に訂正する。{ SEAT($seat) }とコールした全員が、{ CHIPS($n) }ずつ足す。
    .until = 次のカードを配るまで。最後のストリートでは、ショーダウンが始まるまで。
    .say = ベットは{ CHIPS($to) }からです。コールした方も{ CHIPS($n) }足してください。
ruled-over-raise = { SEAT($seat) }のレイズを、ベット形式で認められる合計{ CHIPS($to) }に訂正する。{ SEAT($seat) }とコールした全員に、{ CHIPS($n) }ずつ返す。
    .until = 次のカードを配るまで。最後のストリートでは、ショーダウンが始まるまで。
    .say = レイズは{ CHIPS($to) }までです。{ CHIPS($n) }お返しします。
ruled-over-bet = { SEAT($seat) }のベットを、ベット形式で認められる{ CHIPS($to) }に訂正する。{ SEAT($seat) }とコールした全員に、{ CHIPS($n) }ずつ返す。
    .until = 次のカードを配るまで。最後のストリートでは、ショーダウンが始まるまで。
    .say = ベットは{ CHIPS($to) }です。{ CHIPS($n) }お返しします。
ruled-wrong-pot-too-high = 実際のポットで認められる額は{ CHIPS($to) }である。コールしたプレイヤーの分も含めてこの額に訂正し、{ CHIPS($n) }を返す。
    .until = 次のカードを配るまで。最後のストリートでは、ショーダウンが始まるまで。
    .say = ポットは{ CHIPS($to) }です。{ CHIPS($n) }お返しします。
ruled-wrong-pot-surplus = { ruled-wrong-pot-too-high }
    .until = ほかの全員がアクションするまで。
    .say = ポットは{ CHIPS($to) }です。{ CHIPS($n) }お返しします。
ruled-wrong-pot-too-low = ポットを少なく数えていたので、{ CHIPS($to) }に訂正し、{ CHIPS($n) }を足す。
    .until = その後にSAがあるまで。
    .say = ポットは{ CHIPS($to) }です。あと{ CHIPS($n) }お願いします。
ruled-wrong-pot-too-low-stands = その後にSAがあったので、{ CHIPS($to) }のままとする。
    .until = その後のSAまで。すでに期限を過ぎている。
    .say = { CHIPS($to) }のままです。
ruled-one-chip-call = 黙って出した1枚のチップはコールとする（合計{ CHIPS($to) }）{ $n ->
       [0] 。
      *[other] 。{ CHIPS($n) }を返す。
    }
    .until = そのプレイヤーの順番の間（次のプレイヤーがアクションするまで）。
    .say = コールです。
ruled-one-chip-check = 黙って出した1枚のチップはレイズにならず、コールする額もないので、チェックとする。{ CHIPS($n) }を返す。
    .until = そのプレイヤーの順番の間（次のプレイヤーがアクションするまで）。
    .say = チェックです。
ruled-one-chip-closed = コールする額も、これ以上ベットできる額もないので、チェックとする。{ CHIPS($n) }を返す。
    .until = そのプレイヤーの順番の間（次のプレイヤーがアクションするまで）。
    .say = チェックです。
ruled-one-chip-bet = まだベットがないので、{ CHIPS($to) }のベットとする。
    .until = そのプレイヤーの順番の間（次のプレイヤーがアクションするまで）。
    .say = { CHIPS($to) }のベットです。
ruled-bring-in-put-right = { SEAT($seat) }が出した額を戻し、本来出すはずの{ SEAT($first) }がブリングインを出す。
    .until = 次のプレイヤーがアクションするまで。
    .say = ブリングインは{ SEAT($first) }です。
ruled-bring-in-stands = 次のプレイヤーがアクションしたので、{ SEAT($seat) }のブリングインを有効として続ける。{ SEAT($first) }に、その義務はない。
    .until = 次のプレイヤーのアクションまで。すでに期限を過ぎている。
    .say = ブリングインはそのままで、続けます。

## The end
ruled-mucked-hand-found = { SEAT($seat) }の手札を確実に見分けることができれば、本人に戻し、有効とする。
    .until = 次のディールが始まるまで。
    .say = 有効な手札を回収しました。マックに触れないでください。フロアお願いします。
ruled-mucked-hand-lost = 見分けられなければハンドを無効とし、コールされなかった額を本人に返す。
ruled-tabled-winner = { SEAT($seat) }のハンドは公開されて明らかに勝っていたので、ディーラーがこれを無効とすることはできない。ポットは{ SEAT($seat) }のものとする。
    .until = 次のディールが始まるまで。
    .say = 勝ったハンドを回収しました。ポットは{ SEAT($seat) }のものです。
ruled-pot-goes-on = { SEAT($seat) }は{ CHIPS($n) }を渡す（{ LIST($due) }）。
    .until = 次のディールでSAがあるまで。そのディールの後に休憩に入る場合は1分以内。ハンドの読み直しは、次のディールが始まるまで。
    .say = ポットの渡し先を間違えました。訂正します。
ruled-due = { SEAT($seat) }に{ CHIPS($n) }

## What was done
ruled-deed-check = チェック
ruled-deed-call = コール
ruled-deed-bet = { CHIPS($to) }のベット
ruled-deed-raise = 合計{ CHIPS($to) }へのレイズ
ruled-deed-all-in = オールイン

## What cannot be
cannot-no-betting = ベットのないゲームです。
cannot-no-betting-round = ベッティングラウンドでアクションするプレイヤーがいません。
cannot-not-the-first-deal = 最初のベッティングラウンドは終わっています。
cannot-seat-missing = 席を入力してください。
cannot-seat-out = { SEAT($seat) }には、もう手札がありません。
cannot-not-its-turn = { SEAT($seat) }の順番ではありません。順番は{ SEAT($first) }です。
cannot-its-turn = { SEAT($seat) }の順番です。
cannot-not-waiting = { SEAT($seat) }は順番を待っていないか、何をしたかが入力されていません。
cannot-action-missing = 何をしたかを入力してください（check、call、bet、raise、complete、fold、all-in）。
cannot-number-missing = { SEAT($seat) }の後に数を入力してください。
cannot-not-asked = 「{ $words }」は不要です。{ $form }と入力してください。
cannot-no-such-action = { SEAT($seat) }にはできません。コールに必要な合計額は{ CHIPS($price) }です。
cannot-does-not-go-on = この内容ではディールを続けられません（{ $because }）。
cannot-several-boards = ボードが複数あるか、ボードを複数回開いています。
cannot-stub-shuffled = このディールではスタブをシャッフルし直したので、並びが分かりません。
cannot-no-burn-here = 最後に配ったカードの前には、バーンがありません。
cannot-cards-since = その後に、まだ出ないはずのカードかアクションがありました。
cannot-no-street-to-come = このベッティングラウンドの後には、カードを配りません。
cannot-too-few-cards = スタブのカードが足りません。
cannot-another-street = 次に開くストリートではありません。
cannot-turned-up-early = 次のカードは、すでに裏向きで場にあります。早く表にしたときの扱いを定めた出典はなく、フロアの裁定によります。
cannot-another-flop = このフロップは{ $n }枚です。1枚多いフロップやバーン忘れの定めは3枚のフロップのものなので、フロアの裁定によります。
cannot-no-turn = { SEAT($seat) }の順番までに、ほかのプレイヤーが必ずベットするので、順番外のアクションが有効になることはありません。
cannot-no-flop = 最後に開いたのは、フロップではありません。
cannot-no-such-card = { SEAT($seat) }には、その裏向きのカードがありません。
cannot-no-undercall = アンダーコールではありません。{ SEAT($seat) }のコールは{ CHIPS($call) }で、手持ちのチップはそれより多くあります。
cannot-no-under-raise = { SEAT($seat) }の最低額（合計{ CHIPS($low) }）に満たないレイズではありません。
cannot-no-pot-limit = ここでは、ポットの額をベットできません。
cannot-pot-accepted = ほかの全員がアクションしたので、Robert's Rulesでは{ CHIPS($to) }のままとします。ポットを超える額では続けられないため、フロアの裁定によります。
cannot-right-pot = ポットで認められる額（{ CHIPS($to) }）どおりであるか、レイズの額に足りません。
cannot-no-one-chip = { SEAT($seat) }にはそのチップがないか、コールに足りません。
cannot-no-bring-in = ブリングインを出すプレイヤーがいません。
cannot-not-the-winner = { SEAT($seat) }は何も獲得していません。
cannot-not-over = ディールはまだ終わっていません。
cannot-its-pot = { SEAT($seat) }のほかに獲得したプレイヤーはいません。

## What went wrong, and what is said beside a ruling
kind-premature-flop = フロップの先出し
kind-premature-turn = ターンの先出し
kind-premature-river = リバーの先出し
kind-premature-street = ストリートの先出し
kind-four-card-flop = 4枚のフロップ
kind-no-burn = バーン忘れ
kind-two-burns = 2枚のバーン
kind-exposed = ディーラーが表にした手札
kind-extra-card = カードが1枚多い
kind-missing-card = カードが1枚足りない
kind-fouled-deck = 同じカードが2枚
kind-out-of-turn = 順番外のアクション
kind-skipped = 飛ばされたプレイヤー
kind-undercall = アンダーコール
kind-under-raise = 最低額に足りないベットやレイズ
kind-wrong-pot = ポットの数え間違い
kind-one-chip = 1枚の大きなチップ
kind-wrong-bring-in = ブリングインの間違い
kind-mucked-by-dealer = 誤って回収した手札
kind-pot-to-wrong-seat = ポットの渡し間違い
ruled-until = 訂正の期限
ruled-aloud = 発声
ruled-by = ルール
ruled-room = ポーカールームによる別の扱い：
card-to-burn = バーン
card-to-board = ボード
card-to-hand = 手札
card-to-door = ドアカード
card-to-stub = スタブに戻す
card-to-aside = 脇に置く

## Actions as words of a form
action-check = チェック
action-call = コール
action-bet = ベット
action-raise = レイズ
action-complete = コンプリート
action-fold = フォールド
action-all-in = オールイン

## The form for a table at which something went wrong; a script shows it
incident-elsewhere = チップ、順番、フォールドした席の組み合わせが合いません。コールに必要な合計額、そのベットをした席、アクションの順番を確かめてください。
incident-turned-up = 表にするカードを入力してください。スタブの一番上のカード、または2枚目のバーンです。
incident-ask-cards = 出たカードを、Ah 7d 2cのように順番に入力してください。
incident-title = 何が起きましたか
incident-text = 起きたことを選び、誰が何をしたかを入力してください。裁定と、声に出す言葉を示します。
incident-others = このゲームのほかの誤り
incident-game = ゲーム
incident-round = ラウンド
incident-players = 人数
incident-left = Aはボタンの左隣の席です。スタッドでは、Aが1番席です。
incident-other = ほかのことを選び直す
incident-to-act = 本来アクションする席
incident-seat = それをした席
incident-action = したこと
incident-amount = その席の前に出ているチップの合計
incident-place = 裏向きのカードの何枚目か
incident-card = カード
incident-cards = 出た順のカード
incident-next = 表にするカード（スタブの一番上、または2枚目のバーン）
incident-drawn = フロアが引いたカード
incident-price = コールする額（合計）
incident-by = そのベットまたはレイズをした席
incident-from = そのレイズの前の額
incident-pot = ベットを含むポット
incident-winner = ポットを獲得した席
incident-won = そのポットのチップ
incident-straddle = ビッグブラインド2つ分のストラドルを出した席
incident-no-straddle = なし
incident-out = フォールドした席
incident-more = ほかの席のアクションを加える
incident-less = 1つ取り消す
incident-stakes = ブラインドなどの額
incident-log = この端末に残した裁定
incident-keep = この裁定を残す
incident-kept = 残しました
incident-copy = すべてコピー
incident-copied = コピーしました
incident-print = 印刷
incident-clear = 一覧を消す
