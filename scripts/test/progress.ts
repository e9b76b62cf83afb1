import type { TestCount } from './output.ts'

type Screen = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

/** How often a log, which can't be drawn over, gets a sign of life. */
const SIGN_OF_LIFE = 30_000
const FRAME = 500

/** One line for the stages under way, drawn in place on a terminal, and one for each that has ended. */
export function createProgress(screen: Screen, now: () => number = () => performance.now()) {
  const underWay = new Map<string, { began: number; passed: number }>()
  const timer = setInterval(draw, screen.isTTY ? FRAME : SIGN_OF_LIFE)

  function draw(): void {
    if (underWay.size === 0) return
    const line = [...underWay]
      .map(([name, { began, passed }]) => sayUnderWay(name, passed, now() - began))
      .join(' · ')
    if (screen.isTTY) screen.write(`${CLEAR}${line.slice(0, (screen.columns ?? 80) - 1)}`)
    else screen.write(`${line}\n`)
  }

  function say(text: string): void {
    screen.write(`${screen.isTTY ? CLEAR : ''}${text}\n`)
  }

  return {
    say,
    begin(name: string): void {
      underWay.set(name, { began: now(), passed: 0 })
      if (screen.isTTY) draw()
    },
    more(name: string, passed: number): void {
      const stage = underWay.get(name)
      if (stage) stage.passed += passed
    },
    end(name: string, count: TestCount): void {
      const { began } = underWay.get(name) ?? { began: now() }
      underWay.delete(name)
      say(sayEnded(name, count, now() - began))
      if (screen.isTTY) draw()
    },
    stop: () => clearInterval(timer),
  }
}

const CLEAR = '\r\u001b[K'
const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`

function sayUnderWay(name: string, passed: number, elapsed: number): string {
  return `${name}${passed > 0 ? ` ${passed} passed` : ''} ${seconds(elapsed)}`
}

function sayEnded(name: string, { passed, failed, notRun }: TestCount, elapsed: number): string {
  const rest = notRun > 0 ? `, ${notRun} not run` : ''
  return `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${rest} (${seconds(elapsed)})`
}
