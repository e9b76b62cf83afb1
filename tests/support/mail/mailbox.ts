import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'

/** Keeps mails instead of sending them. Set `down` and mail can't leave. */
export function createMailbox() {
  const sent: Mail[] = []
  const state = { down: false }
  const mailer: Mailer = {
    leaves: true,
    check: async () => {
      if (state.down) throw new Error('connect ECONNREFUSED')
    },
    send: async (mail) => {
      if (state.down) throw new Error('connect ECONNREFUSED')
      sent.push(mail)
    },
    forget: async () => {},
    purge: async () => {},
  }
  function tokenFor(email: string, page: string): string {
    const link = new RegExp(`/${page}#token=(\\S+)`)
    const text = sent.findLast((mail) => mail.to === email && link.test(mail.text))?.text ?? ''
    const token = link.exec(text)?.[1]
    if (!token) throw new Error(`no mail for ${email} leads to ${page}`)
    return token
  }

  return {
    mailer,
    sent,
    /** The token of the newest link to this page that was sent to this e-mail. */
    tokenFor,
    /** The token of the newest reset link sent to this e-mail. */
    resetToken(email: string): string {
      return tokenFor(email, 'redefinir-senha')
    },
    breakDown: () => {
      state.down = true
    },
    repair: () => {
      state.down = false
    },
  }
}
