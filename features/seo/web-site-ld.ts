import { organizationId } from './organization-ld'

type Facts = { name: string; url: string; searchUrl: string; language: string }

/** The site itself and how to search it (schema.org/WebSite with SearchAction); `url` is the home page, `searchUrl` the page of results. */
export function webSiteLd({ name, url, searchUrl, language }: Facts) {
  return {
    '@type': 'WebSite',
    name,
    url,
    inLanguage: language,
    publisher: { '@id': organizationId(url) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
