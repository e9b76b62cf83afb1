import { estimateInput, estimateTokens, type Tokens } from '#domain/services/tokens.ts'

/** What one call has taken so far: as the service reports, or an estimate until then. */
type CallTokens = Tokens & { isEstimate: boolean }

/** A call that a service has begun to answer. */
export type MeteredCall = {
  service: string
  isReply: boolean
  taken: () => CallTokens
}

/** Adds up what calls take for one person. */
export type Meter = {
  personId?: string
  /** Gives what is called when the call is over, which resolves once what it took is stored, or could not be. */
  begin: (call: MeteredCall) => () => Promise<void>
}

/** A token is a byte at least. A report of more than that, with what a model is given or thinks unseen, counts as none. */
const BYTES = 3
const UNSEEN = 64_000

type Asked = { service: string; isReply: boolean; messages: readonly { content: string }[] }

/** Follows one request from the moment at which a service begins to answer it: what is refused costs nothing. */
export function followCall(meter: Meter | undefined, { service, isReply, messages }: Asked) {
  let end: (() => Promise<void>) | undefined
  let characters = 0
  let reported: Tokens | null = null

  return {
    begun(): void {
      const input = estimateInput(messages)
      const taken = () =>
        reported
          ? { ...reported, isEstimate: false }
          : { input, output: estimateTokens(characters), cached: 0, isEstimate: true }
      end = meter?.begin({ service, isReply, taken })
    },
    received(text: string): void {
      characters += text.length
    },
    used({ input, output, cached }: Tokens): void {
      const sent = messages.reduce((all, { content }) => all + content.length, 0)
      const [most, mostOut] = [BYTES * sent + UNSEEN, BYTES * characters + UNSEEN]
      const isPossible = input <= most && output <= mostOut && cached <= most
      reported = isPossible ? { input, output, cached } : null
    },
    /** Undefined when there is nothing to wait for. */
    end(): Promise<void> | undefined {
      const stored = end?.()
      end = undefined
      return stored
    },
  }
}
