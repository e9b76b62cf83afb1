/**
 * How the detector reads what people wrote (public sets, three of ordinary tweets and one labelled by people), and the first
 * reading of talks by writers who had not seen it. docs/safety.md has all tables.
 */
export const MEASURED = {
  tweets: '17.396',
  tweetsLoud: '1,6',
  tweetsLoudRange: '1,1 a 2,3',
  tweetsAny: '11,1',
  tweetsAnyRange: '9,6 a 12,8',
  fitting: '55 %',
  labelled: 356,
  labelledAny: '92,1 %',
  labelledAnyRange: '88,9 a 94,5 %',
  labelledLoud: '77,0 %',
  lookalikesLoud: '13,4 %',
  /** Two writers who were asked for talks as people write them (t11, t12). */
  talks: 100,
  talksNoticed: '94 %',
  talksNoticedRange: '88 a 97 %',
  /** Three writers who told much of it by allusion (t8, t9, t10). */
  subtleTalks: 240,
  subtleTalksNoticed: '69 %',
  subtleTalksRange: '63 a 75 %',
} as const

/** What the output guard did at its last blind reading (g75 to g78), read once. docs/safety-guard.md has the intervals. */
export const GUARD_MEASURED = {
  bad: 432,
  stopped: '61 %',
  stoppedOrAsked: '96 %',
  /** Of four writers before, asked for what does not come to mind first (g63 to g66), by the guard of that day. */
  subtleStopped: '35 %',
  subtleStoppedOrAsked: '80 %',
  good: '1.040',
  altered: '0,4 %',
  asked: '18 %',
} as const
