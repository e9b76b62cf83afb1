import { makePrivateDir } from './files.ts'
import { SettingError } from './setting-error.ts'

/** Makes DATA_DIR a folder that only its owner may enter, or names this setting as wrong. */
export function prepareDataDir(dir: string): void {
  try {
    makePrivateDir(dir)
  } catch {
    throw new SettingError(
      'DATA_DIR',
      `não é possível usar ${dir}; deve ser uma pasta em que se possa escrever.`,
    )
  }
}
