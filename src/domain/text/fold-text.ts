/** Lower case, without accents: for comparing what people wrote, never for showing it. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
