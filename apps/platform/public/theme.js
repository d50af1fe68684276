// Runs before the first paint: applies the saved language, direction, theme and digits (decision 36). A plain script without imports.
(function () {
  function readPreference(name, allowed) {
    var cookie = document.cookie.match('(?:^|; )' + name + '=([a-z]+)');
    var value = cookie && cookie[1];
    try {
      value = value || localStorage.getItem(name);
    } catch {
      // The browser forbids storage.
    }
    return allowed.indexOf(value) < 0 ? null : value;
  }
  var root = document.documentElement;
  var language = readPreference('lang', ['ar', 'en']);
  var theme = readPreference('theme', ['light', 'dark']);
  var digits = readPreference('digits', ['latn', 'arab']);
  if (language) {
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
  }
  if (theme) root.dataset.theme = theme;
  if (digits) root.dataset.digits = digits;
})();
