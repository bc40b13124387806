/** FIX-16 as rows of the tables: a campaign, a blog post, a poll, a social post. */
export function contentRows(daysFromNow: (days: number) => Date) {
  return {
    campaigns: [
      {
        campaign_id: 1,
        name: 'Klikk & Hent', // shown as 'Ukens annonse!' (ENT-36)
        short_description: '',
        description: 'Reserver på nett og hent i butikken.',
        starts_at: daysFromNow(-5),
        ends_at: daysFromNow(365),
        show_label: true,
        show_image: true,
        label_text: 'Ukens pris',
      },
    ],
    blog_categories: [{ category_id: 1, slug: 'guider', name: 'Guider' }],
    blog_posts: [
      {
        post_id: 1,
        title: 'Ullguiden',
        slug: 'ullguiden',
        lead: 'Tynn, middels eller tykk? Slik velger du ull.',
        body: [
          '<p>Ull varmer også når den er våt. Start innerst med et tynt lag, og legg på mer når det blir kaldt.</p>',
          '<p>Utenpå ulla vil mange ha <a href="/product/1007">en jakke som ikke vises på nett</a>, ',
          'og noen leter etter <a href="/product/99999">en vare som ikke finnes</a>.</p>',
        ].join(''),
        main_article_id: 1012,
        published_at: daysFromNow(-3),
      },
    ],
    blog_post_categories: [{ post_id: 1, category_id: 1 }],
    blog_related_articles: [
      { post_id: 1, article_id: 1101, sort: 1 },
      { post_id: 1, article_id: 1102, sort: 2 },
    ],
    polls: [{ poll_id: 1, name: 'Hva kan du om ull?', description: 'To spørsmål, to svar.', active: true }],
    poll_questions: [
      { question_id: 1, poll_id: 1, text: 'Hvilken ull klør minst?', sort: 1 },
      { question_id: 2, poll_id: 1, text: 'Hvor varmt bør ull vaskes?', sort: 2 },
    ],
    poll_options: [
      { option_id: 1, question_id: 1, text: 'Merinoull', correct: true, sort: 1 },
      { option_id: 2, question_id: 1, text: 'Grov saueull', correct: false, sort: 2 },
      { option_id: 3, question_id: 2, text: '30 grader', correct: true, sort: 1 },
      { option_id: 4, question_id: 2, text: '60 grader', correct: false, sort: 2 },
    ],
    social_posts: [
      {
        social_post_id: '1',
        message: 'Nye ullgensere er kommet til Bergen.',
        picture: null,
        link: null,
        created_time: daysFromNow(-2),
      },
    ],
  };
}
