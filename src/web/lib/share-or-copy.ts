import { useRef, useState } from 'react'

type PassedOn = 'shared' | 'cancelled' | 'copied' | 'failed'

/** Opens the device's share sheet where there is one, and copies the text everywhere else. */
export async function shareOrCopy(text: string, device: Navigator = navigator): Promise<PassedOn> {
  if (canShare(device)) {
    try {
      await device.share({ text })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    // Missing on pages that are served without encryption.
    await device.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

export const canShare = (device: Navigator = navigator): boolean => typeof device.share === 'function'

/** Hands a text to the device and returns how that ended; where it failed, what is in the field is selected to be copied. */
export function useHandOver(words: Record<PassedOn, string>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [notice, setNotice] = useState('')

  async function hand(text: string) {
    const result = await shareOrCopy(text)
    setNotice(words[result])
    if (result === 'failed') field.current?.select()
  }
  return { field, notice, hand, forget: () => setNotice('') }
}
