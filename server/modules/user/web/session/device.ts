import type { Device } from '@/lib/api/v1/user/web/session.schema'

/** Each names itself after those it pretends to be, so the first that fits is it. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
] as const

/** What a User-Agent header tells its owner; anybody may write anything into it, so it is used for nothing else. */
export function deviceOf(userAgent: string): Device {
  const [, browser = ''] = browsers.find(([pattern]) => pattern.test(userAgent)) ?? []
  if (!browser) return { kind: 'program', browser: '', system: '' }
  const [, system = '', kind = 'computer'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? []
  return { kind, browser, system }
}
