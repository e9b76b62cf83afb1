import { Component, type ReactNode } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { MissingCode } from '#web/lib/missing-code.ts'
import { Button } from './button.tsx'
import { PageMessage } from './page-message.tsx'

type Failure = 'broken' | 'missing' | null

/** Shown instead of a screen that failed or whose code is missing, with one thing to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure: Failure }> {
  override state: { failure: Failure } = { failure: null }

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: error instanceof MissingCode ? 'missing' : 'broken' }
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    const { title, heading, lead, action } = failure === 'missing' ? copy.unreachable : copy.crashed
    return (
      <PageMessage title={title} heading={heading} lead={lead}>
        <Button label={action} onClick={() => window.location.reload()} />
      </PageMessage>
    )
  }
}
