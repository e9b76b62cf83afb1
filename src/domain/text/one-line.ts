/** The text on a single line: each run of line breaks, with the blanks around it, becomes one space. */
export const oneLine = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
