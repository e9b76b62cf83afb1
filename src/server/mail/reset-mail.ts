import type { Mail } from './mailer.ts'

/** The mail with the link for choosing a new password. */
export function resetMail({ to, link }: { to: string; link: string }): Mail {
  const lines = [
    'Olá!',
    'Recebemos um pedido para criar uma nova senha para a sua conta no Aconchego. Para escolher a nova senha, abra este endereço:',
    link,
    'O link vale por uma hora e só pode ser usado uma vez. Depois da troca, a sua conta sai de todos os aparelhos.',
    'Se não foi você quem pediu, pode ignorar esta mensagem: nada muda na sua conta.',
    'Precisa conversar com alguém agora? O CVV atende de graça, 24 horas por dia, no telefone 188.',
    'Com carinho,\nAconchego',
  ]
  return {
    to,
    subject: 'Crie uma nova senha no Aconchego',
    text: lines.join('\n\n'),
    html: asHtml(lines, link),
  }
}

function asHtml(lines: string[], link: string): string {
  const paragraphs = lines.map((line) =>
    line === link
      ? `<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="background:#7a4e7e;border-radius:12px;color:#ffffff;display:inline-block;padding:14px 24px;text-decoration:none">Escolher nova senha</a></p><p style="color:#6b5f70;font-size:14px;word-break:break-all">${escapeHtml(link)}</p>`
      : `<p>${escapeHtml(line).replace('\n', '<br>')}</p>`,
  )
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Crie uma nova senha no Aconchego</title></head><body style="background:#fbf6f0;color:#2e2433;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;margin:0;padding:32px 16px"><div style="background:#ffffff;border:1px solid #e9dfd6;border-radius:20px;margin:0 auto;max-width:520px;padding:32px">${paragraphs.join('')}</div></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
