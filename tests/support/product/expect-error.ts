import { expect } from 'vitest'
import { ERRORS, type ErrorCode } from '#domain/errors.ts'
import type { Answer } from './visitor.ts'

/** That an answer is this failure, in the catalogue's shape, with exactly this sentence. */
export function expectError(answer: Answer<unknown>, status: number, code: ErrorCode, message: string): void {
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { error: { code, message } } })
}

/** That an answer is this failure, with the status and the sentence that the catalogue has for it. */
export function expectRefused(answer: Answer<unknown>, code: ErrorCode): void {
  expectError(answer, ERRORS[code].status, code, ERRORS[code].message)
}
