import type { ExtraBody, LearnedForm } from '#domain/services/request-form.ts'
import type { Log } from '#server/platform/log.ts'
import type { Remembered } from './adapted-request.ts'

/** What a service is called where people and operators read of it. */
export const labelOf = ({ baseUrl, name }: Pick<ModelService, 'baseUrl' | 'name'>): string =>
  `${new URL(baseUrl).host}/${name}`

/** A service that the operator chose, and where what it does wrong is logged. */
export type ModelService = {
  baseUrl: string
  apiKey: string | undefined
  name: string
  log: Log
  /** What the operator has set it up with. */
  settings?: { urlSetting: string; keySetting: string; nameSetting: string }
  /** Streams are asked to end with how many tokens they took. */
  asksUsage?: boolean
  /** Fields that the operator adds to every request. */
  extra?: ExtraBody | undefined
  /** For how many milliseconds its first word is waited for; absent as usual. */
  firstWord?: number | undefined
  /** What an earlier run learned about the service, and where it is kept what this one learns. */
  remembered?: Remembered | undefined
  keep?: ((form: LearnedForm) => Promise<void>) | undefined
}
