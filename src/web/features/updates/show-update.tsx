import { createRoot } from 'react-dom/client'
import { UpdateNotice } from './update-notice.tsx'

/** Beside the app and not in it: whatever screen is there, and whatever happens to it. */
export function showUpdate(onApply: () => void): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<UpdateNotice onApply={onApply} />)
}
