import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import path from 'node:path'

const config: NextConfig = {
  // TypeScript 7 has no compiler API for Next; `npm run verify` checks types.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The entry compresses (server/entry/start.ts).
  compress: false,
  reactStrictMode: true,
  cacheHandler: path.join(process.cwd(), 'server/entry/page-cache/next-handler.mjs'),
  cacheMaxMemorySize: 0,
  images: { unoptimized: true },
  serverExternalPackages: ['@node-rs/argon2', 'nodemailer', 'pg-boss', 'postgres', 'sharp'],
  logging: false,
  experimental: {
    // Writing it takes a quarter of a first build, and 450 MB; shops are built once a version.
    turbopackFileSystemCacheForBuild: false,
    // Few, larger scripts: a first visit waits for each request longer than for the bytes (docs/decisions/034-weight-of-the-product-page.md).
    turbopackChunking: {
      requestCost: 2_000_000,
      firstPageLoadPriority: 1,
      minChunkSize: 400_000,
      maxMergeChunkSize: 1_000_000,
      maxChunkCountPerGroup: 4,
    },
  },
}

const withIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: ['hr', 'en'], precompile: true } },
})

export default withIntl(config)
