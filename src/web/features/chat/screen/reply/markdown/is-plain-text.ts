const MARKS = /[*_`~[\]<>#|\\&@]|:\/\/|www\.|\n[ \t]*\n/i
const LINE_MARKS = /^(?:[ \t]*(?:[-+=]|:-|\d{1,9}[.)](?:\s|$))| {4}|\t)|[ ]{2}$/m

/** One paragraph with nothing in it that markdown could mean anything by: the most of what is ever written. */
export function isPlainText(text: string): boolean {
  const words = text.trim()
  return words !== '' && !MARKS.test(words) && !LINE_MARKS.test(text)
}
