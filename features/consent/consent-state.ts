const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

export type ConsentState = Record<(typeof signals)[number], 'granted' | 'denied'>

/** What each category of the cookie notice opens (Google's Consent Mode v2); without any, everything is denied. */
const signalsByCategory: Record<string, readonly (typeof signals)[number][]> = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
}

export function consentState(allowed: readonly string[]): ConsentState {
  const granted = new Set(
    allowed.flatMap((category) => (Object.hasOwn(signalsByCategory, category) ? (signalsByCategory[category] ?? []) : [])),
  )
  const stateOf = (signal: (typeof signals)[number]) => (granted.has(signal) ? ('granted' as const) : ('denied' as const))
  return {
    ad_storage: stateOf('ad_storage'),
    ad_user_data: stateOf('ad_user_data'),
    ad_personalization: stateOf('ad_personalization'),
    analytics_storage: stateOf('analytics_storage'),
  }
}

/** Whether there is anything to load: a visitor who allows nothing optional hears of no tag at all. */
export function hasGrantedSignal(state: ConsentState) {
  return Object.values(state).includes('granted')
}
