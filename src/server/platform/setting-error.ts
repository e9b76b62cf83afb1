export class SettingError extends Error {
  constructor(variable: string, shouldBe: string) {
    super(`${variable}: ${shouldBe}`)
    this.name = 'SettingError'
  }
}

/** Why it did not start, or a command did not work, in one line that an operator can act on. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const file = 'path' in error ? ` (${error.path})` : ''
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code) || /No space left|free disk space/.test(error.message))
    return `Não há espaço em disco${file}. Libere espaço e tente de novo; nada foi perdido.`
  if (['EROFS', 'EACCES', 'EPERM'].includes(code))
    return `DATA_DIR: não há permissão para usar o que está nela${file}.`
  if (['CONNECT_TIMEOUT', 'ETIMEDOUT'].includes(code))
    return 'O banco demorou demais para responder. Inicie de novo quando a máquina estiver menos ocupada; nada foi perdido.'
  if (code === '42501')
    return `DATABASE_URL: o usuário do banco não tem permissão (${error.message}). Dê a ele o esquema e as tabelas, por exemplo: alter table … owner to USUARIO;`
  return error.message.replace(/\s*\n\s*/g, ' ')
}
