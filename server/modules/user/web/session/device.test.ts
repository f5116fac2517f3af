import { expect, it } from 'vitest'
import { deviceOf } from './device'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36`, 'computer', 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'computer', 'Edge', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`, 'computer', 'Safari', 'macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} Version/19.0 Mobile/15E148 Safari/604.1`, 'phone', 'Safari', 'iPhone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'phone', 'Chrome', 'iPhone'],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${blink} Chrome/142.0.0.0 Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-X910) ${blink} SamsungBrowser/29.0 Chrome/136.0 Safari/537.36`,
    'tablet',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'computer', 'Firefox', 'Linux'],
  ['curl/8.14.1', 'program', '', ''],
  ['', 'program', '', ''],
  ['Android '.repeat(40), 'program', '', ''],
])('%s', (userAgent, kind, browser, system) => expect(deviceOf(userAgent)).toEqual({ kind, browser, system }))
