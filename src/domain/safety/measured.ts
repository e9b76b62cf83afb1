/**
 * How the detector reads what people wrote (public sets, three of ordinary tweets and one labelled by people), and the first
 * reading of talks by writers who had not seen it. docs/safety.md has all tables.
 */
export const MEASURED = {
  tweets: '17.396',
  tweetsLoud: '1,6',
  tweetsLoudRange: '1,1 a 2,3',
  tweetsAny: '9,9',
  tweetsAnyRange: '8,5 a 11,5',
  fitting: '46 %',
  labelled: 356,
  labelledAny: '92,4 %',
  labelledAnyRange: '89,2 a 94,7 %',
  labelledLoud: '77,0 %',
  lookalikesLoud: '13,6 %',
  talks: 80,
  talksNoticed: '67,5 %',
  talksNoticedRange: '56,6 a 76,8 %',
} as const

/**
 * What the output guard did at its last blind reading: replies of a writer (g42) whom it had never met, read once.
 * docs/safety-guard.md has the intervals.
 */
export const GUARD_MEASURED = {
  bad: 100,
  stopped: '31 %',
  stoppedOrAsked: '71 %',
  good: 260,
  altered: '0,8 %',
  asked: '10 %',
} as const
