import { remember, remembered } from './remember.ts'

export const TEXT_SIZES = ['normal', 'maior', 'maior-ainda'] as const
type TextSize = (typeof TEXT_SIZES)[number]

const KEY = 'texto'

export function rememberedTextSize(): TextSize {
  const kept = remembered(KEY)
  return TEXT_SIZES.find((size) => size === kept) ?? 'normal'
}

export function chooseTextSize(size: TextSize): void {
  remember(KEY, size)
  applyTextSize()
}

/** Puts the size on <html>, where the stylesheet of the chat finds it. */
function applyTextSize(): void {
  document.documentElement.dataset.texto = rememberedTextSize()
}

export function followTextSize(): void {
  applyTextSize()
  addEventListener('storage', ({ key }) => key === KEY && applyTextSize())
}
