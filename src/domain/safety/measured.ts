/**
 * How the detector reads what people wrote (public sets, three of ordinary tweets and one labelled by people), and the first
 * reading of talks by writers who had not seen it. docs/safety.md has all tables.
 */
export const MEASURED = {
  tweets: '17.396',
  tweetsLoud: '1,6',
  tweetsLoudRange: '1,1 a 2,3',
  tweetsAny: '12,1',
  tweetsAnyRange: '10,6 a 13,9',
  fitting: '46 %',
  labelled: 356,
  labelledAny: '92,1 %',
  labelledAnyRange: '88,9 a 94,5 %',
  labelledLoud: '77,2 %',
  lookalikesLoud: '13,6 %',
  talks: 110,
  talksNoticed: '71 %',
  talksNoticedRange: '62 a 79 %',
} as const

/**
 * What the output guard did at its last blind readings: replies of two writers (g45, g48) whom it had never met, read once.
 * docs/safety-guard.md has the intervals.
 */
export const GUARD_MEASURED = {
  bad: 192,
  stopped: '27 %',
  stoppedOrAsked: '78 %',
  good: 260,
  altered: '0 %',
  asked: '22 %',
} as const
