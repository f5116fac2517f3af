/** What the browser must know of the site, put into the page by the root layout. Public: it holds nothing that a visitor may not see. */
export type AppConfig = { apiKey: string; site: number; store: number; language: string; siteName: string }
