import type { Mail } from './mailer.ts'

type MailContent = {
  to: string
  subject: string
  /** Paragraphs. The one that is exactly the link becomes a button. */
  lines: readonly string[]
  button?: { label: string; link: string }
}

/** A mail in our one look: the same words as plain text and as HTML, with nothing to load from anywhere. */
export const composeMail = ({ to, subject, lines, button }: MailContent): Mail => ({
  to,
  subject,
  text: lines.join('\n\n'),
  html: asHtml({ subject, lines, ...(button && { button }) }),
})

function asHtml({ subject, lines, button }: Omit<MailContent, 'to'>): string {
  const paragraphs = lines.map((line) =>
    button && line === button.link
      ? `<p style="margin:28px 0"><a href="${escapeHtml(line)}" style="background:#7a4e7e;border-radius:12px;color:#ffffff;display:inline-block;padding:14px 24px;text-decoration:none">${escapeHtml(button.label)}</a></p><p style="color:#6b5f70;font-size:14px;word-break:break-all">${escapeHtml(line)}</p>`
      : `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`,
  )
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="background:#fbf6f0;color:#2e2433;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;margin:0;padding:32px 16px"><div style="background:#ffffff;border:1px solid #e9dfd6;border-radius:20px;margin:0 auto;max-width:520px;padding:32px">${paragraphs.join('')}</div></body></html>`
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
