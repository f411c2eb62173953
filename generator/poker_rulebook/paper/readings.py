"""How Japanese headings are read, for the order of the index. Words that are read in several ways stand here with what
follows them; a longer one goes before a shorter."""

from __future__ import annotations

import re

from poker_rulebook.view.citations import in_hiragana

_WORDS = """
以降 いこう 以後 いご 以上 いじょう 以外 いがい 異議 いぎ 移動 いどう 移 うつ 位置 いち 違反 いはん 違 ちが 一斉 いっせい
上回 うわまわ 上限 じょうげん 上 うえ 裏向き うらむき 扱 あつか 落 お 終 お 置 お 多 おお 大 おお 行う おこなう 行が ぎょうが
同 おな 表に含 ひょうにふく 表の由来 ひょうのゆらい 表 おもて 完成 かんせい 慣行 かんこう 慣習 かんしゅう 簡単 かんたん
回収 かいしゅう 回 かい 確認 かくにん 確率 かくりつ 額面 がくめん 額 がく 方式 ほうしき 方法 ほうほう 方 かた 勝者 しょうしゃ 勝 か
変更 へんこう 変 か 加 くわ 期限 きげん 強制 きょうせい 強弱 きょうじゃく 強 つよ 聞 き 切 き 決 き 求 もと 配 くば 組 く 比 くら
形式 けいしき 計算 けいさん 権利 けんり 交換 こうかん 公開 こうかい 心付け こころづけ 超 こ 裁定 さいてい 最初 さいしょ
最小 さいしょう 最大 さいだい 最低 さいてい 最も もっとも 再 ふたた 先 さき 参加 さんか 時期 じき 式 しき 失 うしな 種類 しゅるい
取り分 とりぶん 順序 じゅんじょ 順番外 じゅんばんがい 順番 じゅんばん 条件 じょうけん 状況 じょうきょう 使 つか 止 と 始 はじ
時計 とけい 隣 どなり 左 ひだり 除 のぞ 申し立て もうしたて 尋 たず 数え かぞえ ベット数 べっとすう 複数 ふくすう 人数 にんずう
枚数 まいすう 端数 はすう 数 かず 成立 せいりつ 席 せき 選択 せんたく 全員 ぜんいん 争 あらそ 相手 あいて 早 はや 属 ぞく 続 つづ
足 た 対応 たいおう 対 たい 第1段階 だいいちだんかい 第2段階 だいにだんかい 高 たか 出 だ 弱 よわ 着 つ 調整 ちょうせい 直 なお
付 つ 釣 つ 訂正 ていせい 手札 てふだ 手 て 途中 とちゅう 飛 と 動作 どうさ 仲間 なかま 流 なが 何枚 なんまい 何 なに 並 なら
残 のこ 把握 はあく 発声 はっせい 判定 はんてい 半端 はんぱ 半分 はんぶん 場合 ばあい 必要 ひつよう 開 ひら 含 ふく 不在 ふざい
振 ふ 分 わ 防 ふせ 減 へ 間違 まちが 間 あいだ 前 まえ 満席 まんせき 満 み 見 み 身 み 無効 むこう 黙 だま 戻 もど 役 やく 由来 ゆらい
有効 ゆうこう 優勝者 ゆうしょうしゃ 優先 ゆうせん 要求 ようきゅう 呼 よ 読 よ 両替 りょうがえ 理由 りゆう 例 れい 忘 わす 待 ま
後 あと 誤 あやま 新 あたら 合図 あいず 合 あ 言 い 替 か 小 ちい 向 む 目 め 枚 まい 人 にん
1人 ひとり 2人 ふたり 2つ ふたつ 3つ みっつ 41枚 よんじゅういちまい 1枚 いちまい 2枚 にまい 3枚 さんまい 4枚 よんまい 5枚 ごまい
7枚 ななまい 1回 いっかい 4〜6 よんからろく 1デ いちで A-5 えーご A-6 えーろく 2-7 になな 7オ せぶんお 8オ えいとお HORSE ほーす SA えすえー
""".split()
_READ = dict(zip(_WORDS[::2], _WORDS[1::2], strict=True))
_WORD = re.compile("|".join(map(re.escape, sorted(_READ, key=len, reverse=True))))
_SIGNS = re.compile("[（）「」、：・〜 ]")


def reading(name: str) -> str:
    """A name in kana, spelled out; '' for one with letters that are read in no known way."""
    found = in_hiragana(_SIGNS.sub("", _WORD.sub(lambda word: _READ[word[0]], name)))
    return found if re.fullmatch("[ぁ-ゖー]+", found) else ""
