/**
 * Gives up a connection on which nothing comes back: after `answer_timeout` seconds, or already after `silence_timeout` when
 * nothing comes on any connection of the pool while others wait as well, for then it is not one slow statement.
 */
export function answerTimer(giveUp, { answer_timeout, silence_timeout, shared }) {
  let timer
  let askedAt = 0

  function look() {
    const now = performance.now()
    const alone = shared.waiting === 1 && shared.heardAt >= shared.gaveUpAt
    const givenUpAt = askedAt + answer_timeout * 1000
    const silentAt = Math.max(askedAt, shared.heardAt) + silence_timeout * 1000
    const end = silence_timeout && !alone ? Math.min(givenUpAt, silentAt) : givenUpAt
    if (now < end) {
      timer = setTimeout(look, Math.min(end - now, 250))
      return
    }
    shared.gaveUpAt = now
    giveUp()
  }

  return {
    cancel() {
      if (timer) shared.waiting -= 1
      clearTimeout(timer)
      timer = undefined
    },
    start() {
      if (timer || !answer_timeout) return
      askedAt = performance.now()
      shared.waiting += 1
      timer = setTimeout(look, Math.min(silence_timeout || answer_timeout, answer_timeout) * 1000)
    },
  }
}
