/** A wrong setting, reported in one line. */
export class SettingError extends Error {
  constructor(variable: string, shouldBe: string) {
    super(`${variable}: ${shouldBe}`)
    this.name = 'SettingError'
  }
}
