const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

export type ConsentState = Record<(typeof signals)[number], 'granted' | 'denied'>

/** The signals that a category grants (docs/rules/forms.md#consent-mode). */
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

export function hasGrantedSignal(state: ConsentState) {
  return Object.values(state).includes('granted')
}
