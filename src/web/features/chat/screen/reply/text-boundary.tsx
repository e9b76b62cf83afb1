import { Component, type ReactNode } from 'react'

/** One message that can't be drawn is shown as the text it is, and the rest of the conversation stays. */
export class TextBoundary extends Component<{ text: string; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    const { text, children } = this.props
    return this.state.broken ? <p className="whitespace-pre-wrap">{text.trim()}</p> : children
  }
}
