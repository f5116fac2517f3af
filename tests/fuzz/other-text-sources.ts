/** Texts from headers, files, profiles and webhooks: their destination, and the test that sends them. */
export const otherSources: Record<string, { destination: string; test: string }> = {
  'User-Agent of a sign-in': { destination: 'sessions.userAgent', test: 'tests/api/hostile-texts.test.ts' },
  'Referer, Origin': { destination: 'compared with the domains of a site', test: 'tests/api/v2/master/domain-detect.test.ts' },
  'X-Forwarded-For, X-Request-Id': { destination: 'the log, as one JSON line', test: 'tests/api/secrets.test.ts' },
  'a CSP report': { destination: 'the log, as one JSON line', test: 'server/api/csp-report/parse-report.test.ts' },
  'a path that was not found': { destination: 'failed_requests.path', test: 'tests/api/hostile-texts.test.ts' },
  'a cell of an imported file': {
    destination: 'the columns of products, categories and attributes',
    test: 'tests/api/hostile-texts.test.ts',
  },
  'the profile of a sign-in provider': { destination: 'users.firstName, users.lastName', test: 'tests/api/v1/user/social/oauth.test.ts' },
  'a webhook of a payment provider': {
    destination: 'payment_webhooks, payment_intents.detail',
    test: 'tests/api/v2/ecommerce/payment/paypal.test.ts',
  },
  'a setting of the environment': { destination: 'lib/env.ts', test: 'lib/env.test.ts' },
}
