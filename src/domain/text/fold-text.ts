/** Lower case, without accents: for comparing what people wrote, never for showing it. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
