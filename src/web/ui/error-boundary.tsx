import { Component, type ReactNode } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { Button } from './button.tsx'
import { PageMessage } from './page-message.tsx'

/** Stands in for a screen that broke, with one obvious thing to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { title, heading, lead, action } = copy.crashed
    return (
      <PageMessage title={title} heading={heading} lead={lead}>
        <Button onClick={() => window.location.reload()}>{action}</Button>
      </PageMessage>
    )
  }
}
