// Runs before the first paint: applies the saved language, direction and theme (decision 36). Plain script, no import.
(function () {
  function chosen(name, allowed) {
    var cookie = document.cookie.match('(?:^|; )' + name + '=([a-z]+)');
    var value = cookie && cookie[1];
    try {
      value = value || localStorage.getItem(name);
    } catch {
      // Storage is forbidden: nothing is saved.
    }
    return allowed.indexOf(value) < 0 ? null : value;
  }
  var root = document.documentElement;
  var language = chosen('lang', ['ar', 'en']);
  var theme = chosen('theme', ['light', 'dark']);
  var digits = chosen('digits', ['latn', 'arab']);
  if (language) {
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
  }
  if (theme) root.dataset.theme = theme;
  if (digits) root.dataset.digits = digits;
})();
