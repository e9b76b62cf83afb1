import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { COMMANDS, type Session } from './commands.ts'
import { openMarionette } from './marionette.ts'
import { endProgram, readUntil, startDriver } from './process.ts'

/** Nothing but the product is asked for anything, and nothing is shown on a first start. */
const SETTINGS = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'pt-BR, pt',
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'services.settings.server': 'data:,',
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'toolkit.telemetry.enabled': false,
}

/** What somebody sets who blocks all cookies. */
export const WITHOUT_COOKIES = { 'network.cookie.cookieBehavior': 2 }

/** Firefox without a window, with a profile of its own. */
export async function startFirefox(
  program: string,
  more: Partial<typeof WITHOUT_COOKIES> = {},
): Promise<Session> {
  const profile = mkdtempSync(path.join(tmpdir(), 'aconchego-firefox-'))
  const settings = Object.entries({ ...SETTINGS, ...more }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(path.join(profile, 'user.js'), settings.join(''))
  mkdirSync(path.join(profile, 'chrome'))
  // Else the window would be no narrower than its own bars.
  writeFileSync(path.join(profile, 'chrome/userChrome.css'), ':root { min-width: 0 !important }')
  const child = startDriver(
    program,
    ['--marionette', '--headless', '--no-remote', '--new-instance', '--profile', profile],
    // Firefox refuses to run for root in somebody else's home.
    { env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' } },
  )
  const port = await readUntil(
    child,
    () => Number(readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8')) || undefined,
  )
  const marionette = await readUntil(child, () => openMarionette(port))
  const { capabilities } = (await marionette.send('WebDriver:NewSession')) as {
    capabilities: { browserVersion: string }
  }
  return {
    engine: `Firefox ${capabilities.browserVersion}`,
    async send(command, params = {}) {
      const result = await marionette.send(COMMANDS[command][2], params)
      // Some answers are wrapped and some are not.
      return result !== null && typeof result === 'object' && 'value' in result ? result.value : result
    },
    async close() {
      marionette.close()
      await endProgram(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
