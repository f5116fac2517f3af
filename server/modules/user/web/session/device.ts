import type { Device } from '@/lib/api/v1/user/web/session.schema'

/** Browsers name the ones they imitate too, so the first match wins. */
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

/** A device for display, from the User-Agent; anybody can fake it, so nothing else uses it. */
export function deviceOf(userAgent: string): Device {
  const [, browser = ''] = browsers.find(([pattern]) => pattern.test(userAgent)) ?? []
  if (!browser) return { kind: 'program', browser: '', system: '' }
  const [, system = '', kind = 'computer'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? []
  return { kind, browser, system }
}
