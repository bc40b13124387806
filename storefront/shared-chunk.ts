/*
 * Modules that nearly every screen uses. Importing them here puts them into the first bundle: one file compresses
 * better than several.
 */
import '#domain/article/gender.ts';
import '#ui/components/button/button.tsx';
import '#ui/components/button/link-button.tsx';
import '#ui/components/empty-state/empty-state.tsx';
import '#ui/components/field/select-field.tsx';
import '#ui/components/progress/progress-bar.tsx';
import '#ui/components/structured-data/structured-data.tsx';
import './features/breadcrumbs/breadcrumb-structured-data.ts';
import './features/breadcrumbs/breadcrumbs.tsx';
import './features/filter/list-facets.ts';
import './features/share/share-widget.tsx';
import './layout/document-head.tsx';
import './lists/list-page.ts';
import './lists/list-cache.ts';
import './screens/list/list-cards.tsx';
import './screens/list/use-list-state.ts';
import './screens/list/use-near-shops.ts';
