import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What the platform puts into a request's context. */
export type HttpEnv = {
  Bindings: HttpBindings & {
    /** The request came in by the listener of the operator's panel. */
    isPanelListener?: boolean
  }
  Variables: {
    settings: { origins: string[] }
    isTrustedProxy: (address: string) => boolean
  }
}

/** The context of any app that has at least this environment: Hono's own type fits one environment exactly. */
export type HttpContext = Pick<Context<HttpEnv>, 'req' | 'res' | 'env' | 'get' | 'header' | 'json' | 'body'>

/** An answer before it is written as JSON, which writes moments as ISO texts. */
export type BeforeJson<Answer> = Answer extends object
  ? { [Key in keyof Answer]: BeforeJson<Answer[Key]> }
  : string extends Answer
    ? Answer | Date
    : Answer
