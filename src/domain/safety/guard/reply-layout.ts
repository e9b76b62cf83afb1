const LINE_BREAK = /[\n\r]/
const BLOCK_MARK = /^(?:[ \t]*(?:>[ \t]?|#{1,6}[ \t]+|[-*+•][ \t]+|\d{1,3}[.)][ \t]+))+/

// 'Por isso…', 'Isso…': without the sentence before it, it would speak of something else.
const LEANS =
  /^\s*(?:por isso|isso|isto|ess[ae]s?|dess[ae]s?|ness[ae]s?|assim|então|aí|daí|ou seja|afinal|porque|pois|só que|com isso|nisso|disso)(?!\p{L})/iu

/** 'Mas…', 'E…': behind a sentence that is gone they join nothing. */
const JOINS =
  /^(\s*(?:[-*+•>][ \t]+|\d{1,3}[.)][ \t]+)*(?:\*\*|["“])?)(?:e|mas|porém|também|ou|além disso|no entanto|mesmo assim|ainda assim|aliás|contudo|já)(?:,\s*|\s+)(\p{L})/iu
/** The last line announces what comes below it. */
const HEADING = /(?:^|[\n\r])\s*(?:#{1,6}[ \t][^\n]*|\*\*[^*\n]+\*\*:?|[^\n]*:)\s*$/
const NUMBERED = /(^|\n)([ \t]*)(\d{1,3})([.)][ \t])/g

/** The headings of a reply from which sentences are taken: each waits until something below it is shown, and none is alone. */
export function createHeadings() {
  let heading = ''
  /** What stood below it is gone. */
  let isBodyGone = false

  function take(): string {
    const text = heading
    heading = ''
    isBodyGone = false
    return text
  }

  return {
    take,
    isWaiting: () => heading !== '',
    /** At the end of the reply a heading has no body if what stood below it is gone. */
    takeLast: () => (isBodyGone ? '' : take()),
    hold(text: string): void {
      heading += text
    },
    markBodyGone(): void {
      isBodyGone = heading !== ''
    },
    /** What may be shown now that a text is: a heading with which it ends waits. */
    pass(text: string): string {
      const at = text.search(HEADING)
      const shown = at === 0 ? '' : take() + text.slice(0, at < 0 ? undefined : at)
      if (at < 0) return shown
      heading = (isBodyGone ? '' : heading) + text.slice(at)
      isBodyGone = false
      return shown
    },
  }
}

/** The lines of a reply from which sentences are taken: the first that is left of each begins it, and numbers follow each other. */
export function createLines(headings: ReturnType<typeof createHeadings>) {
  /** How the next sentence of the line begins when those before it are gone. */
  let gap: string | null = null
  /** What was read last is gone: what joins it must not begin the next sentence. */
  let isOrphan = false
  /** How many items of the list that is being read are gone. */
  let itemsGone = 0
  /** The line breaks in front of lines that are gone. */
  let breaks = ''

  function renumbered(text: string): string {
    return text.replace(NUMBERED, (whole, begin: string, indent: string, number: string, end: string) => {
      if (number === '1') itemsGone = 0
      return itemsGone === 0 ? whole : `${begin}${indent}${Math.max(1, Number(number) - itemsGone)}${end}`
    })
  }

  return {
    begin(): void {
      itemsGone += itemsIn(gap ?? '')
      const lost = breaksIn(gap ?? '')
      if (lost.length > breaks.length) breaks = lost
      gap = null
    },
    /** Whether a sentence means nothing without the one before it, which is gone. */
    leansOnGone: (text: string) => (gap !== null || isOrphan) && LEANS.test(text),
    /** A sentence that is shown, so that it stands without those before it that are gone; `isFirst` when nothing else is left. */
    mend(text: string, isFirst: boolean): string {
      const begin = gap ?? (isFirst ? '' : null)
      gap = null
      const whole = begin === null ? text : begin + text.trimStart()
      const alone = isOrphan ? withoutJoint(whole) : whole
      isOrphan = false
      const own = breaksIn(alone)
      const apart = own !== '' && own.length < breaks.length ? breaks + alone.slice(own.length) : alone
      breaks = ''
      return renumbered(apart)
    },
    markGone(): void {
      isOrphan = true
      headings.markBodyGone()
    },
    /** What stays of a sentence that is gone: its lead-in, its half of a bold pair, a seam where it was begun. */
    takeOut(text: string, leadIn: string, isBroken: () => boolean): string {
      const { begin, below, items, half, opensBold, isFirstItem } = outlineOf(text, leadIn)
      itemsGone = (isFirstItem ? 0 : itemsGone) + items
      if (leadIn.endsWith(':')) headings.hold(begin + leadIn)
      else if (leadIn !== '') {
        if (below !== '') gap ??= below
        return headings.take() + begin + leadIn + half
      } else if (isBroken()) return `…${half}`
      else gap ??= opensBold ? begin + half : begin
      return leadIn === '' && !opensBold ? half : ''
    },
  }
}

const withoutJoint = (text: string): string =>
  text.replace(JOINS, (_, mark: string, letter: string) => mark + letter.toUpperCase())

/** How a sentence stands in its line. */
function outlineOf(text: string, leadIn: string) {
  const sentence = text.trim()
  const mark = markOf(sentence)
  // The lead-in may stand on a line of its own.
  const below = leadIn === '' ? '' : markBelow(sentence.slice(mark.length + leadIn.length))
  return {
    begin: leadOf(text) + mark,
    below,
    items: itemsIn(sentence.slice(mark.length + leadIn.length + below.length)),
    isFirstItem: /^\s*1[.)]/.test(mark),
    // The other half of a bold pair is in a sentence that is shown.
    half: isHalfBold(sentence) ? '**' : '',
    opensBold: sentence.startsWith('**', mark.length),
  }
}

/** Our sentence with the list, quote or heading mark of the one it replaces, and its half of a bold pair. */
export function inItsPlace(sentence: string, ours: string): string {
  const { begin, half, opensBold } = outlineOf(sentence, '')
  return opensBold ? begin + half + ours : begin + ours + half
}

export const leadOf = (text: string) => text.slice(0, text.length - text.trimStart().length)
export const beginsLine = (text: string): boolean => LINE_BREAK.test(leadOf(text))

const markOf = (sentence: string): string => sentence.match(BLOCK_MARK)?.[0] ?? ''
const breaksIn = (text: string): string => text.match(/^[\n\r]*/)?.[0] ?? ''
const itemsIn = (text: string): number => text.match(NUMBERED)?.length ?? 0
const isHalfBold = (sentence: string) => (sentence.split('**').length - 1) % 2 === 1

/** The line break and the mark with which a text begins. */
const markBelow = (text: string): string => (beginsLine(text) ? leadOf(text) + markOf(text.trimStart()) : '')
