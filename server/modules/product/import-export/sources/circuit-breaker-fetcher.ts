import { FetchFailure, fetchUrl } from './fetch-url'

/** After this many failures a host is not asked again. */
const failureLimit = 3

/** Fetches URLs, and skips hosts that do not respond (docs/rules/import-export.md#remote-sources). */
export class CircuitBreakerFetcher {
  #failuresByHost = new Map<string, number>()

  constructor(private readonly limits: Parameters<typeof fetchUrl>[1]) {}

  /** Throws a FetchFailure. */
  async fetch(url: string): Promise<Buffer> {
    const { host } = new URL(url)
    const failures = this.#failuresByHost.get(host) ?? 0
    if (failures >= failureLimit) throw new FetchFailure(`${host} ne odgovara, pa se preskače.`)
    try {
      return await fetchUrl(url, this.limits)
    } catch (error) {
      if (error instanceof FetchFailure && error.isHostDown) this.#failuresByHost.set(host, failures + 1)
      throw error
    }
  }
}
