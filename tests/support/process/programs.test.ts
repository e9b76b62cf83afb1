import { expect, test } from 'vitest'
import { cpuSeconds, openFiles, residentKb, secondsIn } from './programs.ts'

test('a process tells what it has used and holds', () => {
  expect(cpuSeconds(process.pid)).toBeGreaterThan(0)
  expect(residentKb(process.pid)).toBeGreaterThan(10_000)
  expect(openFiles(process.pid)).toBeGreaterThan(2)
})

test('times are read as Linux and macOS write them', () => {
  expect(secondsIn('00:01:02')).toBe(62)
  expect(secondsIn('1:02.50')).toBe(62.5)
  expect(secondsIn('1:00:00')).toBe(3600)
})
