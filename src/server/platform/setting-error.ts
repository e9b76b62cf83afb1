/** A wrong setting, told to the operator in one line. */
export class SettingError extends Error {
  constructor(variable: string, shouldBe: string) {
    super(`${variable}: ${shouldBe}`)
    this.name = 'SettingError'
  }
}
