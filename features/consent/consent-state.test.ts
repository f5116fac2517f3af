import { describe, expect, it } from 'vitest'
import { hasGrantedSignal, consentState } from './consent-state'
import { tagScriptUrl, type TagIds } from './tag-script-url'

const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }

describe('signals granted by a cookie choice', () => {
  it.each([
    [[], {}],
    [['necessary'], {}],
    [['necessary', 'statistics'], { analytics_storage: 'granted' }],
    [['marketing'], { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }],
    [['constructor', '__proto__', 'toString'], {}],
  ])('%j', (allowed, granted) => {
    expect(consentState(allowed)).toEqual({ ...denied, ...granted })
    expect(hasGrantedSignal(consentState(allowed))).toBe(Object.keys(granted).length > 0)
  })
})

it.each<[TagIds, string | null]>([
  [{ tagManager: '', analytics: '' }, null],
  [{ tagManager: 'GTM-AB12CD', analytics: 'G-XYZ123' }, 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD'],
  [{ tagManager: '', analytics: 'G-XYZ123' }, 'https://www.googletagmanager.com/gtag/js?id=G-XYZ123'],
  [{ tagManager: 'GTM-1&x=//zlo.example', analytics: '' }, null],
])('the script URL of %j', (ids, address) => expect(tagScriptUrl(ids)).toBe(address))
