import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'

export type Mailbox = ReturnType<typeof createMailbox>

/** Keeps mails instead of sending them. Set `down` and mail can't leave. */
export function createMailbox() {
  const sent: Mail[] = []
  const state = { down: false }
  const mailer: Mailer = {
    check: async () => {
      if (state.down) throw new Error('connect ECONNREFUSED')
    },
    send: async (mail) => {
      sent.push(mail)
    },
  }
  return {
    mailer,
    sent,
    /** The token of the newest reset link sent to this e-mail. */
    resetToken(email: string): string {
      const text = sent.findLast((mail) => mail.to === email)?.text ?? ''
      const token = /\/redefinir-senha\?token=(\S+)/.exec(text)?.[1]
      if (!token) throw new Error(`no reset mail for ${email}`)
      return token
    },
    breakDown: () => {
      state.down = true
    },
    repair: () => {
      state.down = false
    },
  }
}
