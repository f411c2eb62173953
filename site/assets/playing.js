"use strict"
// The book's own Python beside the page of a hand (play.js), which answers taps while this works. A message is the name of a
// question and what it is about; the answer, or what went wrong, comes through the port that came with it.

importScripts(new URL("judge.js", location.href).href)

{
  let started = null, hand = null
  const start = () => started ??= globalThis.rulebookInterpreter(new URL("../../judge/", location.href), self.name).catch(error => {
    started = null
    throw error
  })

  const answers = {
    async day(games, day) {
      return (await (await start()).played()).of_the_day(JSON.stringify(games), day)
    },
    async open(game, choices, deal, did) {
      const found = await start(), [played] = await Promise.all([found.played(), found.game(game)])
      const refused = found.page.refusal(game, choices)
      if (refused != "null") return refused
      hand = played.ReadersHand(found.page, game, choices, deal, did)
      return hand.view()
    },
    act: answer => hand.act(answer),
  }

  addEventListener("message", async ({ data: [name, ...about], ports: [port] }) => {
    try {
      port.postMessage([await answers[name](...about)])
    } catch (error) {
      port.postMessage(["", error.message])
    }
  })
}
