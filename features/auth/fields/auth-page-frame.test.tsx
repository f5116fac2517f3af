import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import messages from '@/messages/hr.json'
import { AuthPageFrame } from './auth-page-frame'

// docs/rules/storefront.md#without-javascript
it('tells readers without JavaScript that the form needs it, under the heading, and hides the form', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="hr" messages={messages}>
      <AuthPageFrame title="Prijava" lead="Dobro došli.">
        <form aria-label="Prijava" />
      </AuthPageFrame>
    </NextIntlClientProvider>,
  )
  const [before = '', told = '', after = ''] = html.split(/<\/?noscript>/)
  expect(before).toContain('Prijava</h1>')
  expect(told).toContain('Za ovaj obrazac preglednik treba JavaScript.')
  expect(after).toMatch(/<div[^>]*data-needs-script[^>]*><form/)
})
