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

/**
 * What the output guard did at its last blind reading: replies of four writers (g63 to g66) whom it had never met, read once.
 * They were asked for what does not come to mind first. docs/safety-guard.md has the intervals.
 */
export const GUARD_MEASURED = {
  bad: 448,
  stopped: '35 %',
  stoppedOrAsked: '80 %',
  /** Of three writers before them, who wrote plainer sentences (g57, g58, g59). */
  plainStopped: '57 %',
  plainStoppedOrAsked: '96 %',
  good: '1.040',
  altered: '1,0 %',
  asked: '33 %',
} as const
