// Filters the operations while the user types. Without this script, the page shows everything.
const form = document.querySelector('[role="search"]');
const filter = document.getElementById('filter');
const found = document.getElementById('found');
const articles = [...document.querySelectorAll('article')];

function apply() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = articles.filter((article) => {
    const text = article.dataset.searchText.toLowerCase();
    article.hidden = !words.every((word) => text.includes(word));
    document.querySelector(`nav a[href="#${article.id}"]`).parentElement.hidden = article.hidden;
    return !article.hidden;
  });
  for (const section of document.querySelectorAll('main > section[id]')) {
    section.hidden = !section.querySelector('article:not([hidden])');
    document.querySelector(`nav a[href="#${section.id}"]`).parentElement.hidden = section.hidden;
  }
  document.querySelector('.intro').hidden = words.length > 0;
  found.textContent = words.length > 0 ? `${shown.length} of ${articles.length} operations` : '';
}

form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
filter.addEventListener('input', apply);
// If a link points to an operation that the filter hides, clear the filter.
window.addEventListener('hashchange', () => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.closest('[hidden]')) return;
  filter.value = '';
  apply();
  target.scrollIntoView();
});
// After a reload, the browser restores the text of the filter.
apply();
