/** The public configuration of the site, embedded into the page by the root layout. */
export type AppConfig = { apiKey: string; site: number; store: number; language: string; siteName: string }
