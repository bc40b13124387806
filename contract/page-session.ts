/**
 * Gives a page of the shop its session: 204, with the cookies that the visitor lacks. A page that a CDN has cached comes without
 * them. Not one of the API's calls: clients other than browsers have bearers.
 */
export const pageSessionPath = '/api/v1/session';
