import { afterEach, expect, it, vi } from 'vitest'
import { postForm } from './payment-form'

afterEach(() => vi.restoreAllMocks())

it('posts the fields unchanged, whatever their names and values', () => {
  const posted: HTMLFormElement[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    posted.push(this)
  })
  const fields = { submit: 'a', action: 'https://zlo.example', method: 'get', text: '"><script>alert(1)</script>' }
  postForm({ action: 'https://banka.example/pay', method: 'POST', fields })
  const [form] = posted
  expect(form?.getAttribute('action')).toBe('https://banka.example/pay')
  expect(form?.getAttribute('method')).toBe('POST')
  expect(form && Object.fromEntries(new FormData(form))).toEqual(fields)
  expect(document.querySelector('script')).toBeNull()
})
