export type Person = {
  id: string
  email: string
  plano: string
  createdAt: string
  onboardingFinalizado: boolean
}

export type SignedInPlace = {
  id: string
  current: boolean
  device: string
  createdAt: string
  lastUsedAt: string
}
