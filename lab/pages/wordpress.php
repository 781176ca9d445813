<?php
// Sends a text through the filters of WordPress, as the classic editor's posts go: `php wordpress.php FOLDER RIGHTS
// ATTRIBUTES` reads it and writes what the page gets. FOLDER is that of WordPress; RIGHTS is `unfiltered` (an
// administrator or an editor has saved the post), `filtered` (an author has), or `allowed` (an author has, and a plugin
// allows the element with these ATTRIBUTES, as docs/embedding.md says).

[, $folder, $rights, $used] = $argv;
define('ABSPATH', "$folder/");
define('WPINC', 'wp-includes');
foreach (['compat', 'plugin', 'formatting', 'kses', 'shortcodes'] as $name) require ABSPATH . WPINC . "/$name.php";

// The parts of WordPress on which these filters lean.
function get_option($name) { return ['blog_charset' => 'UTF-8', 'use_smilies' => 1][$name] ?? false; }
function _x($text) { return $text; }
function __($text) { return $text; }
function _doing_it_wrong() {}
function wp_load_alloptions() { return []; }
function wp_allowed_protocols() { return ['http', 'https', 'mailto']; }
function includes_url($path) { return "https://wordpress.example/wp-includes/$path"; }
function smilies_init() {
    global $wpsmiliestrans, $wp_smiliessearch;
    $wpsmiliestrans = [':)' => "\u{1F642}"];
    $wp_smiliessearch = '/(?<=\s|^):\)(?=\s|$)/m';
}
smilies_init();
add_shortcode('gallery', fn() => 'A GALLERY');
if ($rights === 'allowed')
    add_filter('wp_kses_allowed_html', fn($tags) => $tags + ['motley-board' => array_fill_keys(explode('|', $used), true)]);

$text = stream_get_contents(STDIN);
if ($rights !== 'unfiltered') $text = wp_unslash(wp_filter_post_kses(wp_slash($text)));
foreach (['wptexturize', 'wpautop', 'shortcode_unautop', 'do_shortcode', 'convert_smilies'] as $filter)
    $text = $filter($text);
echo $text;
